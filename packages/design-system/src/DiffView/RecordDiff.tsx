import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { Fields, FieldsRoot, Fold, Note } from './DiffView.styles.ts'
import { diffViewTexts } from './DiffView.texts.ts'
import { Pieces } from './Pieces.tsx'
import { type DiffPiece, diffPieces } from './textDiff.ts'

export type RecordDiffField = {
  key: string
  label: ReactNode
  /** The value as it was shown; texts are compared word by word, and what is empty says so. */
  before: ReactNode
  after: ReactNode
  /** Default: whether the two differ; needed where they are elements, which always do. */
  isChanged?: boolean
}

export type RecordDiffProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The fields in the order of the form. */
  fields: readonly RecordDiffField[]
  /** Head of the first column of values, such as a version; default the word for "before". */
  beforeLabel?: string
  /** Default the word for "after". */
  afterLabel?: string
  /** Shows the fields that did not change too; default false, where the reader may ask for them. */
  defaultShowsUnchanged?: boolean
}

const isEmpty = (value: ReactNode): boolean => value === undefined || value === null || value === '' || value === false

const changedIn = ({ before, after, isChanged }: RecordDiffField): boolean =>
  isChanged ?? !(before === after || (isEmpty(before) && isEmpty(after)))

/** What a change did to a record: each field before and after. */
export const RecordDiff = (props: RecordDiffProps) => {
  const { fields, beforeLabel, afterLabel, defaultShowsUnchanged = false, ...rest } = props
  warnNoList('RecordDiff', 'fields', fields)
  const { t } = useLocale()
  const [showsAll, setShowsAll] = useState(defaultShowsUnchanged)
  const changed = fields.filter(changedIn)
  const unchanged = fields.length - changed.length
  const shown = showsAll ? fields : changed
  warnDuplicateKeys(
    'RecordDiff',
    'fields',
    fields.map(({ key }) => key),
  )

  return (
    <FieldsRoot {...rest} data-same={changed.length === 0 || undefined}>
      {shown.length === 0 ? (
        <Note>{t(diffViewTexts.nothingChanged)}</Note>
      ) : (
        <Fields>
          <colgroup>
            <col data-field />
            <col />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t(diffViewTexts.field)}</th>
              <th scope="col">{beforeLabel ?? t(diffViewTexts.before)}</th>
              <th scope="col">{afterLabel ?? t(diffViewTexts.after)}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <Row key={field.key} field={field} empty={t(diffViewTexts.empty)} />
            ))}
          </tbody>
        </Fields>
      )}
      {unchanged > 0 && (
        <Fold type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t(diffViewTexts.onlyChanged) : t(diffViewTexts.unchanged, { count: unchanged })}
        </Fold>
      )}
    </FieldsRoot>
  )
}

const Row = ({ field, empty }: { field: RecordDiffField; empty: string }) => {
  const { label, before, after } = field
  const isChanged = changedIn(field)
  const pieces = isChanged && typeof before === 'string' && typeof after === 'string' ? diffPieces(before, after) : undefined
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row">{label}</th>
      <Value value={before} pieces={pieces?.before} kind="removed" empty={empty} />
      <Value value={after} pieces={pieces?.after} kind="added" empty={empty} />
    </tr>
  )
}

type ValueProps = { value: ReactNode; pieces: readonly DiffPiece[] | undefined; kind: 'added' | 'removed'; empty: string }

const Value = ({ value, pieces, kind, empty }: ValueProps) => (
  <td data-empty={isEmpty(value) || undefined}>
    {isEmpty(value) ? empty : pieces ? <Pieces pieces={pieces} kind={kind} /> : value}
  </td>
)
