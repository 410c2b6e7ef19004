import { type Action, type Core, type Fields, isWritable, pathOf, permissionCode, statesOf } from '@bip/contract'
import { stateDiagram } from './stateDiagram.ts'
import { fieldRow, table } from './table.ts'

/** A resource: fields, states, actions and calls. */
export function describeResource(core: Core): string {
  const { key, label, calls, actions = {} } = core
  return [
    `## ${key}`,
    `${label.en} · ${label['zh-CN']} · ${label.vi}`,
    fieldsTable(core.fields),
    ...Object.entries(core.fields).flatMap(([name, field]) =>
      'fields' in field ? [`Lines \`${name}\``, fieldsTable(field.fields as Fields)] : [],
    ),
    ...stateFields(core).flatMap((name) => [`States of \`${name}\``, stateDiagram(core, name)]),
    ...(Object.keys(actions).length > 0 ? [actionsTable(core)] : []),
    table(
      ['Call', 'Address'],
      Object.entries(calls).flatMap(([name, call]) => (call ? [[name, `\`${call.method} ${pathOf(core, call)}\``]] : [])),
    ),
  ].join('\n\n')
}

const fieldsTable = (fields: Fields): string =>
  table(
    ['Field', 'Kind', 'Label', ''],
    Object.entries(fields).map(([name, field]) => fieldRow(name, field, isWritable(field))),
  )

const stateFields = (core: Core): string[] => Object.keys(core.fields).filter((name) => statesOf(core, name))

const actionsTable = (core: Core): string =>
  table(
    ['Action', 'Label', 'From', 'To', 'Asks', 'Permission'],
    Object.entries(core.actions ?? {}).map(([name, action]) => [
      `\`${name}\``,
      `${action.label.en} · ${action.label['zh-CN']}`,
      action.from?.join(', ') ?? 'any',
      action.to ?? '',
      askedNames(action).join(', '),
      `\`${permissionCode(core, name)}\``,
    ]),
  )

const askedNames = ({ asks = [], args = {} }: Action): string[] => [...asks, ...Object.keys(args)]
