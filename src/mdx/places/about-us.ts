import { Section } from '../../components/Section/Section.tsx';
import { mdxComponentsOf } from '../components.ts';
import { ofPages } from './pages.ts';

/** What the text of About Us may use: no other page is made of sections. */
export const mdxComponents = mdxComponentsOf<'pages' | 'pages/AboutUs'>({ ...ofPages, Section });
