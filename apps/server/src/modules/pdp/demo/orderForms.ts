import { computeInto } from '@bip/contract'
import { collectionTerm } from '@bip/contract/resources'
import { type DemoRecord, idAt, type World } from '../../../seed/demo/world.ts'

const terms = [
  ['SK-3331', '3331：签订 30%，发货 30%，验收 30%，质保 10%', 'signing 30 0,shipment 30 0,acceptance 30 30,warranty 10 0'],
  ['SK-361', '361：签订 30%，发货 60%，质保 10%', 'signing 30 0,shipment 60 0,warranty 10 0'],
  ['SK-55', '签订 50%，发货前 50%', 'signing 50 0,shipment 50 0'],
  ['SK-M60', '月结 60 天', 'monthly 100 60'],
  ['SK-A90', '到货后 90 天', 'arrival 100 90'],
  ['SK-DES', '签订 20%，会签 20%，发货 40%，验收 20%', 'signing 20 0,design 20 0,shipment 40 0,acceptance 20 30'],
] as const

/** The terms by which customers pay. */
export const makeCollectionTerms = (world: World): DemoRecord[] =>
  terms.map(([termCode, termName, shares], index) => {
    const at = world.calendar.at(-730, 9)
    const id = idAt(at, 700 + index)
    const values: Record<string, unknown> = {
      ...{ termCode, termName, isActive: true, remark: null },
      shares: shares.split(',').map((share, line) => {
        const [collectOn, part, days] = share.split(' ')
        return { id: `${id}${line}`, collectOn, share: `${part}.00`, days }
      }),
    }
    computeInto(collectionTerm.fields, values)
    return { id, at, by: world.admin, values }
  })

/** A star marks what must be filled, a name behind a colon where it is taken from. */
const forms = [
  [
    ...(['standard', '标准设备', false] as const),
    'customerOrderNo contractNo* contractDate contactId saleOrderId:erpSaleOrderList collectionTermId* exchangeRate deliveryDate* deliveryTerms deliveryAddress warrantyMonths deptId documentaryId materialId:erpMaterials mtoNo lineDelivery discountRate',
  ],
  [
    ...(['parts', '备件', false] as const),
    'customerOrderNo saleOrderId:erpSaleOrderList exchangeRate deliveryDate* deliveryAddress* packing materialId:erpMaterials customerMaterialNo discountRate isGift',
  ],
  [
    ...(['nonStandard', '非标设备', true] as const),
    'contractNo* contractDate* contactId endCustomerId:erpEndCustomers oppsId saleOrderId:erpSaleOrderList projectId:erpProjectNames costProjectId:erpCostProject productLineId:erpProductSeriation equipmentId:erpEquipmentName collectionTermId* exchangeRate deliveryDate* deliveryTerms deliveryAddress warrantyMonths stockOrgId deptId tpmUserId* documentaryId technicalRequirement packing mtoNo drawingNo lineDelivery',
  ],
  [
    ...(['upgrade', '改造与服务', false] as const),
    'contractNo* contactId projectId:erpProjectNumbers collectionTermId exchangeRate deliveryDate* deliveryAddress tpmUserId technicalRequirement* mtoNo lineDelivery',
  ],
] as const

/** How orders of each business type are built. */
export const makeConfigures = (world: World): DemoRecord[] =>
  forms.map(([bizType, bizName, needsHeaderAudit, list], index) => {
    const at = world.calendar.at(-729, 9)
    const id = idAt(at, 720 + index)
    const formFields = list.split(' ').map((word, line) => {
      const [name = '', lookup = null] = word.split(':')
      return { id: `${id}${line}`, fieldKey: name.replace('*', ''), isRequired: name.endsWith('*'), lookup, remark: null }
    })
    const values = {
      ...{ bizType, bizName, needsHeaderAudit, formFields, isActive: true, remark: null },
      shownFields: formFields.map(({ fieldKey }) => fieldKey),
      requiredFields: formFields.filter(({ isRequired }) => isRequired).map(({ fieldKey }) => fieldKey),
    }
    return { id, at, by: world.admin, values }
  })
