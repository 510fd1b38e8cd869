import type { IdentityItem } from '../../lib/identity.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import { FactList } from '../FactList/FactList.tsx';
import { NewTabLink } from '../NewTabLink/NewTabLink.tsx';
import styles from './Identity.module.css';

export interface IdentityProps {
  /** What the firm is known by, such as its telephones. */
  groups: readonly { name: string; items: readonly IdentityItem[] }[];
  /** Fields of the settings whose values are invented. */
  specimenFields: readonly string[];
}

function linked({ words, href, isOutside }: IdentityItem) {
  if (href === undefined) return words;
  return isOutside ? <NewTabLink href={href}>{words}</NewTabLink> : <a href={href}>{words}</a>;
}

/** The register, addresses, numbers and accounts that are the firm's: whatever is not among them is somebody else's. */
export function Identity({ groups, specimenFields }: IdentityProps) {
  return (
    <div className={styles.identity}>
      {groups.map(({ name, items }) => (
        <section key={name}>
          <h3 className="text-h4">{name}</h3>
          <FactList
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
