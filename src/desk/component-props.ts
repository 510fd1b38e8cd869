import { shownContent } from '../pdf/typeset/content.ts';
import { withPdf } from '../pdf/library/examine-pdf.ts';
import { type Attributes, type MdxName, propsOf } from '../mdx/table.ts';

/**
 * The props of a component in a text, from the current content.
 *
 * @param root the project's folder
 * @param attributes as the writer has chosen them
 */
export async function componentProps(root: string, name: MdxName, attributes: Attributes): Promise<object> {
  const props: { document?: { file: string } } & object = propsOf(name, shownContent(root), attributes);
  if (props.document === undefined) return props;
  // A button to a PDF shows how large it is.
  return { ...props, document: await withPdf({ ...props.document }, root) };
}
