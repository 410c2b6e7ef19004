import { type AnyRecord, type Core, type FormSection, fieldStatusesOf, fieldStatusOf } from '@bip/contract'
import { Card, type DescriptionItem, Descriptions } from '@bip/design-system'
import { useText } from '../host/useText.ts'
import { useSlots } from '../kinds/slots.tsx'
import { viewOf } from '../kinds/views.ts'

const columns = 3

type SectionsProps = {
  core: Core
  record: AnyRecord
  /** Which of them. Default all of the form. */
  sections?: readonly FormSection[]
}

/** The sections of the form, read-only. Lines with which a section begins are what it is about; those further down stand below their own name. */
export const Sections = ({ core, record, sections = core.form }: SectionsProps) => {
  const { say } = useText()
  const { displays } = useSlots(core)

  const contentOf = (key: string) => {
    const field = core.fields[key]
    if (!field) return null
    const Display = displays?.[key] ?? viewOf(field).Display
    return <Display field={field} fieldKey={key} value={record[key]} record={record} states={core.states} />
  }

  const statuses = fieldStatusesOf(core.fields, record, { before: record })
  return sections.map((section) => {
    const shown = section.fields.filter((key) => !fieldStatusOf(statuses, key).isHidden)
    if (shown.length === 0) return null
    const isLines = (key: string): boolean => core.fields[key]?.kind === 'lines'
    const lines = shown.filter((key, at) => isLines(key) && shown.slice(0, at).every(isLines))
    const items = shown.flatMap((key): DescriptionItem[] => {
      const field = core.fields[key]
      if (!field || lines.includes(key)) return []
      const { span } = viewOf(field)
      return [{ key, label: say(field.label), content: contentOf(key), span: span === 'full' ? columns : span }]
    })
    return (
      <Card key={section.fields.join()} title={say(section.label)}>
        {lines.map((key) => (
          <div key={key} style={{ marginBlockEnd: items.length > 0 ? 16 : 0 }}>
            {contentOf(key)}
          </div>
        ))}
        {items.length > 0 && <Descriptions items={items} columns={columns} />}
      </Card>
    )
  })
}

/** Whether any of some sections shows something of a record. */
export function showsAny(core: Core, record: AnyRecord, sections: readonly FormSection[]): boolean {
  const statuses = fieldStatusesOf(core.fields, record, { before: record })
  return sections.some(({ fields }) => fields.some((key) => !fieldStatusOf(statuses, key).isHidden))
}
