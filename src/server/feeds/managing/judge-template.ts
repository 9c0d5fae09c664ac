import type { Column } from '../adapters/columns/column-mapping.ts';
import { isLinkTemplate } from '../adapters/link-template.ts';
import { unknownIn } from '../adapters/row-reader.ts';

/** What is wrong with the link template that was said, and which of its columns the file has not. */
export type TemplateJudgement = {
  templateFault: 'address' | 'columns' | null;
  unknownColumns: string[];
};

/** `columns`: the file's; where none are known, any may be there. `template`: null: none was said. */
export function judgeTemplate(template: string | null, columns: readonly Column[]): TemplateJudgement {
  if (template === null) return { templateFault: null, unknownColumns: [] };
  const names = columns.flatMap(({ name, written = name }) => [name, written]);
  const unknownColumns = names.length === 0 ? [] : unknownIn(template, names);
  if (!isLinkTemplate(template)) return { templateFault: 'address', unknownColumns };
  return { templateFault: unknownColumns.length > 0 ? 'columns' : null, unknownColumns };
}
