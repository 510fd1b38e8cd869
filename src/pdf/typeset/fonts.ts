/** The cuts that the templates use; what a page needs of them is embedded in its PDF. */
export const fontFiles = [
  'newsreader/500Medium/Newsreader_500Medium.ttf',
  'figtree/400Regular/Figtree_400Regular.ttf',
  'figtree/400Regular_Italic/Figtree_400Regular_Italic.ttf',
  'figtree/600SemiBold/Figtree_600SemiBold.ttf',
].map((font) => `@expo-google-fonts/${font}`);
