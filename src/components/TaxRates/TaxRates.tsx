import { formatDate, formatPercent, formatRupees } from '../../lib/format.ts';
import { OutsideLink } from '../OutsideLink/OutsideLink.tsx';

interface Rate {
  appliesTo: string;
  percent: number;
  section: string;
  link?: string | undefined;
  /** At midnight UTC. */
  inForceFrom: Date;
  checked: Date;
}

export interface TaxRatesProps {
  shortTerm: Rate;
  /** With the rupees of a year's gains that are free of tax. */
  longTerm: Rate & { exemptInr: number };
  cess: Rate;
}

/** The rates of tax on gains: what each is paid on, who sets it, since when it holds, and when it was looked up. */
export function TaxRates({ shortTerm, longTerm, cess }: TaxRatesProps) {
  const rows = [
    { ...shortTerm, name: 'Short-term gain', words: formatPercent(shortTerm.percent) },
    {
      ...longTerm,
      name: 'Long-term gain',
      words: `${formatPercent(longTerm.percent)} of what is above ${formatRupees(longTerm.exemptInr)} a year`,
    },
    { ...cess, name: 'Cess', words: `${formatPercent(cess.percent)} of the tax` },
  ];
  return (
    <table>
      <caption>Rates on gains from listed shares, before surcharge</caption>
      <thead>
        <tr>
          <th scope="col">On</th>
          <th scope="col">Rate</th>
          <th scope="col">Set by</th>
          <th scope="col">In force from</th>
          <th scope="col">Checked on</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, appliesTo, words, section, link, inForceFrom, checked }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className="block font-normal text-muted">{appliesTo}</span>
            </th>
            <td data-label="Rate">{words}</td>
            <td data-label="Set by">
              {link === undefined ? section : <OutsideLink href={link}>{section}</OutsideLink>}
            </td>
            <td data-label="In force from" className="whitespace-nowrap">
              {formatDate(inForceFrom)}
            </td>
            <td data-label="Checked on" className="whitespace-nowrap">
              {formatDate(checked)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
