/**
 * Key of the visitor's own localStorage; `off` turns the search key off. The script of every page asks for it, and the box
 * that changes it has it as its value. No other script imports it: what two have in common would be a file of its own.
 */
export const searchKeySetting = 'search-key';
