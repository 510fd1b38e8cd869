import type { IdentityItem } from '../../lib/identity.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import { Marks } from '../Marks/Marks.tsx';
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
          <dl className="labelled">
            {items.map((item) => (
              <div key={item.field}>
                <dt>{item.label}</dt>
                <dd>
                  {linked(item)}
                  <Marks isSpecimen={isSpecimen(specimenFields, item.field)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
