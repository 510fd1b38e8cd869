import { reasonOf } from '../lib/reason-of.ts';
import { shownContent } from '../pdf/typeset/content.ts';
import { withPdf } from '../pdf/library/examine-pdf.ts';
import { type Attributes, mdxRow, type MdxName, propsOf } from '../mdx/table.ts';

/** The props of a component, or the reason, for the writer, why it cannot be drawn. */
export type ComponentProps = { props: object } | { trouble: string };

/**
 * The props of a component in a text, from the current content.
 *
 * @param root the project's folder
 * @param attributes as the writer has chosen them
 */
export async function componentProps(root: string, name: string, attributes: Attributes): Promise<ComponentProps> {
  try {
    if (mdxRow(name) === undefined) return { trouble: `There is no component ${name}.` };
    const props: { document?: { file: string } } & object = propsOf(name as MdxName, shownContent(root), attributes);
    if (props.document === undefined) return { props };
    // A button to a PDF shows how large it is.
    return { props: { ...props, document: await withPdf({ ...props.document }, root) } };
  } catch (error) {
    return { trouble: reasonOf(error) };
  }
}
