import type { IdentityItem } from '../../lib/firm/identity.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import { FactList } from '../FactList/FactList.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import styles from './Identity.module.css';

export interface IdentityProps {
  /** What identifies the firm, such as its telephone numbers. */
  groups: readonly { heading: string; items: readonly IdentityItem[] }[];
  /** Fields of the settings whose values are invented. */
  specimenFields: readonly string[];
}

function linked({ words, href, isOutside }: IdentityItem) {
  if (href === undefined) return words;
  return isOutside ? <NewTabLink href={href}>{words}</NewTabLink> : <a href={href}>{words}</a>;
}

/** The firm’s registration, addresses, numbers and accounts: anything else does not belong to the firm. */
export function Identity({ groups, specimenFields }: IdentityProps) {
  return (
    <div className={styles.identity}>
      {groups.map(({ heading, items }) => (
        <section key={heading}>
          <h3 className="text-h4">{heading}</h3>
          <FactList
            layout="beside"
            className={styles.items}
            facts={items.map((item) => ({
              label: item.label,
              value: linked(item),
              isSpecimen: isSpecimen(specimenFields, item.field),
            }))}
          />
        </section>
      ))}
    </div>
  );
}
