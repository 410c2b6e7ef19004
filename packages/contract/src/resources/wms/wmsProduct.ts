import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'

/** Materials that are sold as they are: what orders of customers and dispatches name. */
export const wmsProduct = defineQuery({
  key: 'wmsProduct',
  path: '/blade-bip/dc-wms-product/list',
  label: label('产品', 'Product', 'Sản phẩm'),
  icon: 'package',
  answers: 'list',
  reads: ['material'],
  fields: {
    materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material' },
    productCode: { kind: 'text', label: label('产品编码', 'Code', 'Mã sản phẩm'), searchable: true, sortable: true, width: 140 },
    productName: { kind: 'text', label: label('产品名称', 'Name', 'Tên sản phẩm'), searchable: true, sortable: true, width: 240 },
    specification: { kind: 'text', label: label('规格型号', 'Specification', 'Quy cách'), searchable: true, width: 260 },
    unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', width: 80 },
    referencePrice: {
      kind: 'money',
      label: label('参考价', 'Reference price', 'Giá tham khảo'),
      scale: 4,
      sortable: true,
      width: 130,
    },
  },
  list: {
    columns: ['productCode', 'productName', 'specification', 'unit', 'referencePrice'],
    filters: ['productCode', 'productName'],
    sort: 'productCode',
  },
  opens: { resource: 'material', id: 'materialId' },
  menu: { group: 'wms.base', path: '/wms/product', order: 4 },
})
