/** Address at which the dev server tells the bar of a page; no page of the site has it. */
export const factsAddress = '/__writers-bar';
