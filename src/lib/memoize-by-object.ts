/* The address under which src/collections/checks imports it. */
export { memoizeByObject } from './memoize.ts';
