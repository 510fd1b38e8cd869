declare namespace App {
  interface Locals {
    /** Words of the glossary that the page has mentioned so far. */
    mentioned?: Set<string>;
  }
}
