import { Select } from '@bip/design-system'
import { RecordCombo } from '@bip/pickers'
import { useDictionary } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { GridBar } from '../../grid.styles.ts'
import { useStockText } from '../useStockText.ts'

export type Filter = { needType: string | null; supplierId: string | null }

type NeedFilterProps = { filter: Filter; onChange: (change: Partial<Filter>) => void }

/** Narrows what is to be ordered to a reason and a supplier. */
export const NeedFilter = ({ filter, onChange }: NeedFilterProps) => {
  const { t } = useStockText()
  const { entries: reasons = [] } = useDictionary('DC_PURCHASE_NEED')
  const suppliers = useAdapter('supplier')
  return (
    <GridBar>
      <Select
        label={t('day.because')}
        options={reasons.map(({ key, label }) => ({ value: key, label }))}
        value={filter.needType}
        isClearable
        placeholder={t('day.all')}
        onChange={(needType) => onChange({ needType })}
      />
      <RecordCombo
        label={t('day.supplier')}
        adapter={suppliers}
        value={filter.supplierId}
        onChange={(supplierId) => onChange({ supplierId })}
      />
    </GridBar>
  )
}
