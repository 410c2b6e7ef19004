import { wmsProduct } from '@bip/contract/resources'
import { answering } from './answer.ts'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const wms = {
  ...answering(wmsProduct, ({ rows }) =>
    rows('material')
      .filter(({ category, isActive }) => category === 'finished' && isActive !== false)
      .map((row) => ({
        id: row.id,
        materialId: row.id,
        productCode: text(row.materialCode),
        productName: text(row.materialName),
        specification: text(row.specification),
        unit: text(row.unit),
        referencePrice: text(row.referencePrice),
      })),
  ),
}
