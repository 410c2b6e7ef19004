import { label } from '../i18n.ts'
import type { PickerEntry } from './picker.ts'

/** The shop floor. */
export const plantPickers: readonly PickerEntry[] = [
  {
    objectName: 'machineConfig',
    of: 'machineConfig',
    title: label('机型配置', 'Machine configuration', 'Cấu hình máy'),
    url: '/blade-bip/MachineConfig/select-data',
    listUrl: '/blade-bip/MachineConfig/list',
    defaultLabel: 'machineName',
  },
  {
    objectName: 'nameplateCustomer',
    of: 'nameplateCustomer',
    title: label('铭牌客户', 'Nameplate customer', 'Khách hàng nhãn máy'),
    url: '/blade-bip/DcNameplateCustomer/select-data',
    listUrl: '/blade-bip/DcNameplateCustomer/list',
    defaultLabel: 'customerName',
  },
  {
    objectName: 'smartBox',
    of: 'smartBox',
    title: label('智能盒', 'Smart box', 'Hộp thông minh'),
    url: '/blade-bip/smart-box/select-data',
    listUrl: '/blade-bip/smart-box/list',
    defaultLabel: 'name',
  },
  {
    objectName: 'mtono',
    of: 'mtono',
    title: label('计划跟踪号', 'MTO number', 'Số MTO'),
    url: '/blade-erp/feign/client/mtono/select-search',
    listUrl: '/blade-erp/feign/client/mtono/list',
    defaultLabel: 'mtoNo',
  },
  {
    objectName: 'workGroup',
    of: 'workGroup',
    title: label('班组', 'Work group', 'Tổ sản xuất'),
    listUrl: '/blade-bip/mps/work-group/get-work-group-list',
    defaultLabel: 'workGroupName',
    columns: ['workGroupName', 'chargePerson', 'manpowerQuantity', 'laborManpowerQuantity', 'standardWorkingHours'],
  },
  {
    objectName: 'prdMoMaterial',
    of: 'prdMoMaterial',
    title: label('生产订单用料', 'Material of an order', 'Vật tư của lệnh sản xuất'),
    listUrl: '/blade-erp/v-prd-mo-material/list',
    defaultLabel: 'materialName',
    asks: { search: 'search' },
  },
  {
    objectName: 'nameplateBatch',
    of: 'nameplateBatch',
    title: label('铭牌批次', 'Nameplate batch', 'Lô nhãn máy'),
    listUrl: '/blade-bip/NameplateBatch/list',
    defaultLabel: 'beginNumber',
    columns: ['beginNumber'],
  },
  {
    objectName: 'wireBom',
    of: 'wireBom',
    title: label('线材 BOM', 'Wire BOM', 'BOM dây'),
    listUrl: '/blade-bip/mps/WireBom/list',
    defaultLabel: 'bomNo',
    columns: ['bomNo', 'name', 'bomVersion', 'auditStatus'],
  },
  {
    objectName: 'wireExecute',
    of: 'wireExecute',
    title: label('线材执行单', 'Wire execution order', 'Lệnh thực hiện dây'),
    listUrl: '/blade-bip/mps/WireExecute/list',
    defaultLabel: 'no',
    columns: ['no', 'mtoNo', 'projectName', 'bomNo', 'materialName', 'qty', 'bomVersion', 'auditStatus'],
  },
]
