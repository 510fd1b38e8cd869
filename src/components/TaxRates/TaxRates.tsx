import { formatPercent } from '../../lib/format.ts';
import { formatRupees } from '../../lib/rupees.ts';
import { Day } from '../Day/Day.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import { Table } from '../Table/Table.tsx';

interface Rate {
  appliesTo: string;
  percent: number;
  section: string;
  /** Address of the section; without one it is not a link. */
  link?: string | undefined;
  /** First day of the rate, at midnight UTC. */
  inForceFrom: Date;
  /** Day on which it was last checked. */
  checked: Date;
}

export interface TaxRatesProps {
  /** On gains from shares that were held for a short time. */
  shortTerm: Rate;
  /** With the tax-free part of a year’s gains, in rupees. */
  longTerm: Rate & { exemptInr: number };
  /** A percentage of the tax itself. */
  cess: Rate;
}

/** The tax rates on gains: what each is paid on, its source in law, its first day, and when it was last checked. */
export function TaxRates({ shortTerm, longTerm, cess }: TaxRatesProps) {
  const rows = [
    { ...shortTerm, name: 'Short-term gain', words: formatPercent(shortTerm.percent) },
    {
      ...longTerm,
      name: 'Long-term gain',
      words: `${formatPercent(longTerm.percent)} of gains above ${formatRupees(longTerm.exemptInr)} a year`,
    },
    { ...cess, name: 'Cess', words: `${formatPercent(cess.percent)} of the tax` },
  ];
  return (
    <Table
      caption="Rates on gains from listed shares, before surcharge"
      columns={['Applies to', 'Rate', 'Set by', 'In force from', 'Checked on']}
      rows={rows.map(({ name, appliesTo, words, section, link, inForceFrom, checked }) => ({
        id: name,
        heading: (
          <>
            {`${name} `}
            <span className="block [font-weight:400] text-muted">{appliesTo}</span>
          </>
        ),
        cells: [
          words,
          link === undefined ? section : <NewTabLink href={link}>{section}</NewTabLink>,
          <Day date={inForceFrom} className="whitespace-nowrap" />,
          <Day date={checked} className="whitespace-nowrap" />,
        ],
      }))}
    />
  );
}
