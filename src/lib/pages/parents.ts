import { routes } from '../routes.ts';
import type { NamedLink } from '../named-link.ts';

/** The pages that breadcrumbs lead back to, by the names that the menus have. */
export const parents = {
  about: { label: 'About Us', href: routes.about },
  documents: { label: 'Documents', href: routes.documents },
  onboarding: { label: 'Direct Onboarding', href: routes.directOnboarding },
  partners: { label: 'Business Opportunity', href: routes.partners },
  performance: { label: 'Performance', href: routes.performance },
  readingRoom: { label: 'Reading Room', href: routes.readingRoom },
  strategies: { label: 'Strategy', href: routes.strategies },
} satisfies Record<string, NamedLink>;
