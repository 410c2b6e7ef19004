import { Button } from '@bip/design-system'
import { Plus } from '@bip/design-system/icons'
import type { Known } from '@bip/develop'
import { useState } from 'react'
import { Group, Rows, Scroller } from './develop.styles.ts'
import { added, withOptions } from './draft.ts'
import { FieldDrawer } from './FieldDrawer.tsx'
import { FieldRow } from './FieldRow.tsx'
import type { PartProps } from './parts.ts'
import { useDevelopText } from './useDevelopText.ts'

const columns = [
  'key',
  'kind',
  'nameZh',
  'nameEn',
  'nameVi',
  'required',
  'searchable',
  'sortable',
  'inList',
  'inFilter',
  'section',
  'more',
] as const

/** The fields as a table that is written in; what is special to a kind opens beside it. */
export const FieldsTab = ({ draft, onChange, errorAt, known }: PartProps & { known: Known | undefined }) => {
  const { t } = useDevelopText()
  const [opened, setOpened] = useState<number | null>(null)
  const shown = opened === null ? undefined : draft.fields[opened]
  return (
    <Group>
      <Scroller>
        <Rows>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {draft.fields.map((field, at) => (
              <FieldRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the key is what is being typed; the position stays
                key={at}
                draft={draft}
                field={field}
                at={at}
                errorAt={errorAt}
                onChange={onChange}
                onOpen={() => setOpened(at)}
              />
            ))}
          </tbody>
        </Rows>
      </Scroller>
      <div>
        <Button size="small" icon={<Plus size={14} aria-hidden />} onPress={() => onChange(added(draft))}>
          {t('addField')}
        </Button>
      </div>
      {opened !== null && shown && (
        <FieldDrawer
          field={shown}
          others={draft.fields}
          known={known}
          errorAt={(name) => errorAt(`fields.${opened}.${name}`)}
          onChange={(next) => onChange({ ...draft, fields: draft.fields.with(opened, withOptions(shown, next)) })}
          onClose={() => setOpened(null)}
        />
      )}
    </Group>
  )
}
