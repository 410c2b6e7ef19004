import type { ListQuestion } from '@bip/contract'
import { stockBalance, warehouseLocation } from '@bip/contract/resources'
import { Button, Drawer } from '@bip/design-system'
import { MapPin } from '@bip/design-system/icons'
import { ResourceList, useHost } from '@bip/records'
import { useMemo, useState } from 'react'
import { useStockText } from '../useStockText.ts'

const start: ListQuestion = { current: 1, size: 20 }
const columns = ['materialId', 'materialCode', 'lotNo', 'quantity', 'reserved', 'unit', 'expiresOn']

type PlaceStockProps = { id: string; name: string; onClose: () => void }

/** What lies at a place; each row leads to its entries and their documents. */
export const PlaceStock = ({ id, name, onClose }: PlaceStockProps) => {
  const { t } = useStockText()
  const host = useHost()
  const [question, setQuestion] = useState(start)
  const fixed = useMemo(() => ({ locationId: id }), [id])
  return (
    <Drawer
      isOpen
      title={t('map.stock', { name })}
      size="large"
      onClose={onClose}
      footer={
        <Button icon={<MapPin size={16} aria-hidden />} onPress={() => host.openRecord(warehouseLocation, id)}>
          {t('map.openLocation')}
        </Button>
      }
    >
      <ResourceList
        key={id}
        core={stockBalance}
        question={question}
        onQuestionChange={setQuestion}
        columns={columns}
        fixed={fixed}
        isEmbedded
      />
    </Drawer>
  )
}
