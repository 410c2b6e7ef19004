import type { PrintField } from '@bip/contract'
import { barcodeKinds, type PrintElement, pagesOfElement } from '@bip/contract/printing'
import { Button, Checkbox, NumberField, Select, TextArea } from '@bip/design-system'
import { Copy, Trash2 } from '@bip/design-system/icons'
import { useSystemText } from '../useSystemText.ts'
import { ColumnList } from './ColumnList.tsx'
import { Pair, Side } from './printing.styles.ts'

export type PropertiesProps = {
  element: PrintElement
  /** What the records have; empty until that is known. */
  fields: readonly PrintField[]
  /** The lines of which each has a page of its own. */
  each?: string
  onChange: (change: Partial<PrintElement>) => void
  onCopy: () => void
  onRemove: () => void
}

const codes = { code128: 'Code 128', code39: 'Code 39', ean13: 'EAN-13', datamatrix: 'Data Matrix', qrcode: 'QR' }

/** What an element holds, and where it stands. */
export const Properties = ({ element, fields, each, onChange, onCopy, onRemove }: PropertiesProps) => {
  const { t } = useSystemText()
  const measure = (key: 'x' | 'y' | 'width' | 'height') => (
    <NumberField
      label={t(`printing.${key}`)}
      size="small"
      precision={2}
      min="0"
      value={String(element[key])}
      onChange={(value) => value !== null && onChange({ [key]: Number(value) })}
    />
  )
  const own = fields.filter(({ lines, isLines }) => !isLines && (!lines || lines === each))
  const insert = (key: 'text' | 'value', before: string) => (
    <Select
      label={t('printing.insert')}
      size="small"
      options={own.map(({ key, label, lines }) => ({ value: lines ? `${lines}.${key}` : key, label }))}
      value={null}
      onChange={(field) => field && onChange({ [key]: `${before}{${field}}` })}
    />
  )
  return (
    <Side>
      {'text' in element && (
        <>
          <TextArea
            label={t('printing.content')}
            hint={t('printing.contentHint')}
            value={element.text}
            maxLength={500}
            onChange={(text) => onChange({ text })}
          />
          {insert('text', element.text)}
          <Pair>
            <NumberField
              label={t('printing.size')}
              size="small"
              min="3"
              max="144"
              value={String(element.size ?? 9)}
              onChange={(size) => size !== null && Number(size) >= 3 && Number(size) <= 144 && onChange({ size: Number(size) })}
            />
            <Select
              label={t('printing.align')}
              size="small"
              options={(['left', 'center', 'right'] as const).map((value) => ({ value, label: t(`printing.${value}`) }))}
              value={element.align ?? 'left'}
              onChange={(align) => align && onChange({ align: align as 'left' })}
            />
          </Pair>
          <Checkbox label={t('printing.bold')} value={element.bold === true} onChange={(bold) => onChange({ bold })} />
        </>
      )}
      {element.kind === 'barcode' && (
        <>
          <Select
            label={t('printing.code')}
            size="small"
            options={barcodeKinds.map((value) => ({ value, label: codes[value] }))}
            value={element.code}
            onChange={(code) => code && onChange({ code: code as 'qrcode' })}
          />
          <TextArea
            label={t('printing.content')}
            value={element.value}
            maxLength={500}
            onChange={(value) => onChange({ value })}
          />
          {insert('value', element.value)}
          <Checkbox
            label={t('printing.showsText')}
            value={element.showsText === true}
            onChange={(showsText) => onChange({ showsText })}
          />
        </>
      )}
      {element.kind === 'box' && (
        <NumberField
          label={t('printing.stroke')}
          size="small"
          min="0"
          max="20"
          value={String(element.stroke ?? 0.2)}
          onChange={(stroke) => stroke !== null && onChange({ stroke: Number(stroke) })}
        />
      )}
      {element.kind === 'table' && <ColumnList table={element} fields={fields} onChange={onChange} />}
      <Pair>
        {measure('x')}
        {measure('y')}
        {measure('width')}
        {measure('height')}
      </Pair>
      {element.kind !== 'table' && (
        <Select
          label={t('printing.on')}
          size="small"
          options={pagesOfElement.map((value) => ({ value, label: t(`printing.${value}`) }))}
          value={element.on ?? 'first'}
          onChange={(on) => on && onChange({ on: on as 'first' })}
        />
      )}
      <Pair>
        <Button size="small" icon={<Copy size={16} aria-hidden />} isDisabled={element.kind === 'table'} onPress={onCopy}>
          {t('printing.copy')}
        </Button>
        <Button size="small" variant="danger" icon={<Trash2 size={16} aria-hidden />} onPress={onRemove}>
          {t('printing.remove')}
        </Button>
      </Pair>
    </Side>
  )
}
