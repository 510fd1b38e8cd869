/**
 * Key in the visitor’s localStorage; the value `off` turns the search key off. The script on every page reads it, and
 * the checkbox to change it has it as its value. No other script imports it: a shared module would be an extra file.
 */
export const searchKeySetting = 'search-key';
