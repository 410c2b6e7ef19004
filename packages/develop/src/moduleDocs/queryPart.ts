import type { Query } from '@bip/contract'
import { fieldRow, table } from './table.ts'

/** A query: what it is asked and what it answers. */
export function describeQuery({ key, label, path, method = 'GET', asks = {}, fields, answers, reads }: Query): string {
  const head = ['Field', 'Kind', 'Label', '']
  const rows = (of: Query['fields']) => Object.entries(of).map(([name, field]) => fieldRow(name, field, true))
  return [
    `## ${key}`,
    `${label.en} · ${label['zh-CN']} · ${label.vi}`,
    `A query that answers ${answers === 'one' ? 'one row' : `a ${answers}`} from ${reads.map((name) => `\`${name}\``).join(', ')}: \`${method} ${path}\``,
    ...(Object.keys(asks).length > 0 ? ['Asked', table(head, rows(asks))] : []),
    table(head, rows(fields)),
  ].join('\n\n')
}
