/** The addresses of authorities, by their name under `links` in content/settings.yaml. */
interface Links {
  register: string;
  sebiCheck: string;
  cybercrime: string;
  chakshu: string;
}

/** Where visitors can look the firm up, and where they can report impostors. */
export const lookUpPlaces = ({ register, sebiCheck, cybercrime, chakshu }: Links) => [
  { label: 'SEBI’s list of registered portfolio managers', href: register },
  { label: 'SEBI Check, for accounts and UPI handles', href: sebiCheck },
  { label: 'National cybercrime portal, telephone 1930', href: cybercrime },
  { label: 'Chakshu on Sanchar Saathi, for calls and messages', href: chakshu },
];
