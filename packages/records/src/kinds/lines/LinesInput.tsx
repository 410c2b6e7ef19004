import type { LinesField } from '@bip/contract'
import { Button, useFormState, useRowHeight, useRowWindow } from '@bip/design-system'
import { Plus } from '@bip/design-system/icons'
import { useMemo, useRef } from 'react'
import { useText } from '../../host/useText.ts'
import type { InputProps } from '../types.ts'
import { editableCells } from './edits.ts'
import { LinesBody } from './LinesBody.tsx'
import { LinesFoot } from './LinesFoot.tsx'
import { LinesHead, minWidth } from './LinesHead.tsx'
import { Bar, Grid, Problem, Root, Scroller } from './LinesInput.styles.ts'
import { lineErrorsOf } from './lineErrors.ts'
import { lineKeys } from './lineKeys.ts'
import { linesOf } from './linesOf.ts'
import { useLineEditor } from './useLineEditor.ts'

/** From so many lines on only those in sight are in the page. */
const longFrom = 100

/** The lines of a document as a table that is filled by keyboard, mouse or from a spreadsheet's clipboard. */
export const LinesInput = (props: InputProps<LinesField>) => {
  const { field, name, label, value, isReadOnly = false, record } = props
  const { t } = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => linesOf(value), [value])
  const { errors } = useFormState({ name })
  const told = lineErrorsOf(name.split('.').reduce<unknown>((found, key) => Reflect.get(Object(found), key), errors))
  const max = field.maxLines ?? 2000
  const editor = useLineEditor({ ...props, lines, scroller, errors: told, max })
  const editable = useMemo(() => editableCells(field), [field])
  const rowHeight = useRowHeight(scroller)
  const near = useRowWindow({ scroller, count: lines.length, rowHeight, kept: editor.activeRow ?? -1 })
  const isLong = lines.length > longFrom

  return (
    <Root>
      <Scroller ref={scroller} data-long={isLong || undefined} data-invalid={told.whole ? true : undefined}>
        <Grid
          aria-label={label}
          aria-rowcount={lines.length + 1}
          style={{ minInlineSize: minWidth(field) }}
          onKeyDown={isReadOnly ? undefined : lineKeys(editor)}
          onPaste={isReadOnly ? undefined : editor.paste}
          onBlur={editor.leave}
        >
          <LinesHead field={field} />
          <LinesBody
            name={name}
            field={field}
            lines={lines}
            indexes={isLong ? near.indexes : [...lines.keys()]}
            rowHeight={rowHeight}
            editor={editor}
            editable={editable}
            errors={told}
            isReadOnly={isReadOnly}
            currency={record.currency}
          />
          <LinesFoot field={field} lines={lines} />
        </Grid>
      </Scroller>
      {!isReadOnly && (
        <Bar>
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            isDisabled={lines.length >= max}
            onPress={() => editor.go(lines.length, 'first')}
          >
            {t('lines.add')}
          </Button>
          {lines.length >= max ? t('lines.full', { max }) : t('lines.pasteHint')}
          {(told.whole || told.byLine.size > 0) && (
            <Problem role="alert">{told.whole ?? t('lines.errors', { count: told.byLine.size })}</Problem>
          )}
        </Bar>
      )}
    </Root>
  )
}
