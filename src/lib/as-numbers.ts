/** { capital: '5000000' } → { capital: 5000000 }: the attributes of a component that are all numbers. */
export const asNumbers = <Name extends string>(written: Readonly<Record<Name, string>>): Record<Name, number> =>
  Object.fromEntries(Object.entries<string>(written).map(([name, value]) => [name, Number(value)])) as Record<
    Name,
    number
  >;
