/** Pages that have another address here than the specification gives them: links that people and other systems keep go on working. */
export const specAddresses: Readonly<Record<string, string>> = {
  '/appManage/talentPool/candidate': '/talent/candidate',
  '/appManage/talentPool/candidate/detailOrEdit': '/talent/candidate',
  '/appManage/talentPool/post': '/talent/position',
  '/appManage/talentPool/resumeParsing': '/talent/resume',
  '/authority/apiScope': '/system/api-scope',
  '/authority/dataScope': '/system/data-scope',
  '/authority/role': '/system/role',
  '/authority/roleUser': '/system/role-user',
  '/authority/userPermission': '/system/user',
  '/base/region': '/system/region',
  '/crm/businessOpportunities': '/crm/business-opportunities',
  '/crm/client/contactRecords': '/crm/contact-records',
  '/crm/client/contacts': '/crm/customer-contacts',
  '/crm/client/customerArea': '/crm/customer-area',
  '/crm/client/demandSchedule': '/crm/demand-schedule',
  '/crm/client/foundry': '/crm/foundry',
  '/crm/setting/rlist-technology-configue': '/crm/setting/rlist-configue',
  '/crm/myClients': '/crm/customer',
  '/desk/note': '/work/note',
  '/employeeAssessment/index': '/labor/assessment',
  '/knowledge/fileShare': '/knowledge/file-share',
  '/knowledge/hotDocument': '/knowledge/post',
  '/mes/labelPrint': '/work/print-job',
  '/mes/employeeAssessment': '/labor/assessment',
  '/mes/nameplate': '/mes/nameplate-batch',
  '/mes/nameplateBatch': '/mes/nameplate-batch',
  '/mes/nameplateCustomer': '/mes/nameplate-customer',
  '/mes/productionMasterPlan': '/mps/mo',
  '/mes/schedulePlan': '/mps/work-schedule',
  '/mes/wireBom': '/mps/wire-bom',
  '/mes/wireChangeOrder': '/mps/wire-change',
  '/mes/wireExecutionOrder': '/mps/wire-execution',
  '/mes/outsourcingOrder': '/outsourcing/process',
  '/mes/outsourcingProcess': '/outsourcing/process',
  '/mes/pricing': '/outsourcing/price',
  '/mmr/manpowerStatistics': '/mmr/manpower-statistics',
  '/mmr/milProcessData': '/mmr/mil-process-data',
  '/mmr/mrpSplitOrder': '/mmr/mrp-split-order',
  '/mmr/phaseInfo': '/mmr/phase-info',
  '/mmr/planItem': '/mmr/plan-item',
  '/mmr/planOrder': '/mmr/plan-order',
  '/mmr/planOrderCategory': '/mmr/plan-order-category',
  '/mmr/productDept': '/mmr/product-dept',
  '/mmr/projectConfig': '/mmr/project-config',
  '/mmr/staffSchedule': '/mmr/staff-schedule',
  '/mmr/stationConfig': '/mmr/station-config',
  '/mps/processMaintenance': '/mps/process-maintenance',
  '/mps/produceRoute': '/mps/produce-route',
  '/mps/regionalMaintenance': '/mps/regional-maintenance',
  '/mps/workGroup': '/mps/work-group',
  '/mps/moItem': '/mps/mo-item',
  '/mps/specialRequire': '/mps/special-require',
  '/mps/wireBom': '/mps/wire-bom',
  '/mps/wireChange': '/mps/wire-change',
  '/mps/wireExecution': '/mps/wire-execution',
  '/mps/workingHoursReport': '/mps/working-hours-report',
  '/mps/workManpower': '/mps/work-manpower',
  '/mps/workSchedule': '/mps/work-schedule',
  '/outsourcing/materialPrice': '/outsourcing/price',
  '/outsourcing/poAssessment': '/outsourcing/po-assessment',
  '/outsourcing/processPrice': '/outsourcing/price',
  '/outsourcing/stepPrice': '/outsourcing/step-price',
  '/plugin/workflow/pages/design/form-theme': '/work/form-theme',
  '/pda/authority': '/system/pda-authority',
  '/pda/urlMatchRule': '/system/pda-url-rule',
  '/pda/version': '/system/pda-version',
  '/pdp/changeRecord': '/pdp/change-record',
  '/pdp/deliverystart': '/pdp/delivered',
  '/pdp/pdpSetting/executionConfig': '/pdp/pdp-setting/execution-config',
  '/pdp/pdpSetting/funcUserConfig': '/pdp/pdp-setting/func-user-config',
  '/pdp/pdpSetting/planTemplate': '/pdp/pdp-setting/plan-template',
  '/pdp/pdpSetting/reviewItemConfig': '/pdp/pdp-setting/review-item-config',
  '/pdp/pdpSetting/reviewItemConfig/config': '/pdp/pdp-setting/review-item-config',
  '/pdp/erpOrder': '/pdp/erp-order',
  '/pdp/erpOrder/configure': '/pdp/erp-order-configure',
  '/pdp/erpOrder/ne': '/pdp/erp-order-ne',
  '/pdp/planSheet': '/pdp/plan-sheet',
  '/pdp/projectBudget': '/pdp/project-budget',
  '/pdp/review/data': '/pdp/review-data',
  '/pdp/review/initiate': '/pdp/review-initiate',
  '/pdp/review/notice': '/pdp/review-notice',
  '/pdp/stationApply': '/pdp/station-apply',
  '/pdpSetting/planTemplate': '/pdp/pdp-setting/plan-template',
  '/pdp/planOrder/count': '/mmr/plan-order-count',
  '/planOrder/count': '/mmr/plan-order-count',
  '/scm/auditNodeConfig': '/scm/audit-node-config',
  '/scm/commonConstant': '/scm/common-constant',
  '/scm/drive': '/work/drive',
  '/scm/exchangeRate': '/scm/exchange-rate',
  '/scm/expenseReimbursement': '/work/expense-reimbursement',
  '/scm/forecastSheet': '/scm/forecast-sheet',
  '/scm/inboundOrder': '/scm/inbound-order',
  '/scm/org': '/system/organisation',
  '/scm/outboundOrder': '/scm/outbound-order',
  '/scm/purchaseOrder': '/scm/purchase-order',
  '/scm/purchaseRequest': '/scm/purchase-request',
  '/scm/salesOrder': '/scm/sales-order',
  '/scm/specialExpense': '/work/special-expense',
  '/system/dept': '/system/department',
  '/system/dictbiz': '/system/dict',
  '/wms/cargoOwner': '/wms/cargo-owner',
  '/wms/erpInventory': '/wms/erp-inventory',
  '/wms/erpStock': '/wms/erp-stock',
  '/wms/outboundOrder': '/wms/outbound-order',
  '/wms/warehousingEntry': '/wms/warehousing-entry',
}

/** Addresses of the specification below the list of a resource, which has its page elsewhere below it. */
const besideLists: Readonly<Record<string, string>> = {
  '/mes/schedulePlan/add': '/mps/work-schedule', // What is not placed yet is dragged in beside the board.
  '/crm/businessOpportunities/business/create': '/crm/business-opportunities/create',
  '/crm/businessOpportunities/record': '/crm/business-opportunities',
}

/** The names that the specification gives to pages of one record, by those they have here. */
const recordPages: Readonly<Record<string, string>> = { detail: 'detail', edit: 'edit', submit: 'edit', update: 'edit' }

/** Lists whose records the specification opens by the bare id behind them. */
const openedById: readonly string[] = [
  '/pdp/pdpSetting/planTemplate',
  '/pdpSetting/planTemplate',
  '/wms/outboundOrder',
  '/wms/warehousingEntry',
]

/** Pages that the specification names by a word of its own behind a list. */
const steps = /^(\/pdp\/(?:feasibility|review))\/(?:steps|detail)\/([^/]+)$/

/** Settings of lists, which the specification opens by the mode of the page. */
const settings = /^\/crm\/setting\/rlist(?:-technology)?-configue-setting\/(create|add|edit|detail|update)\/([^/]+)$/

/** Pages of one record that the specification names with a tab in front of the id. */
const openedByTab = /^(\/pdp\/(?:project|planSheet))\/detail\/([\w-]+)\/([^/]+)$/

/** Lists whose pages keep the tab that an address names. */
const withTabs: readonly string[] = ['/pdp/project']

/** Pages that the specification opens with the id in the query; without one a new record is made, or the list is shown. */
const openedByQuery: Readonly<Record<string, readonly [list: string, page: 'detail' | 'edit']>> = {
  '/pdp/deliverystart/addorEdite': ['/pdp/delivered', 'edit'],
  '/pdp/execution/detail': ['/pdp/execution', 'detail'],
  '/pdp/execution/edit': ['/pdp/execution', 'edit'],
  '/pdp/projectBudget/addorEdite': ['/pdp/project-budget', 'edit'],
}

function byQuery(pathname: string, search: string): string | undefined {
  const [list, page] = openedByQuery[pathname] ?? []
  if (!list) return undefined
  const id = new URLSearchParams(search).get('id')
  if (id) return `${list}/${page}/${encodeURIComponent(id)}`
  return page === 'edit' ? `${list}/create` : list
}

/** The page here that an address of the specification means: a list, or a page of one of its records. */
export function pageAt(pathname: string, search = ''): string | undefined {
  const asked = byQuery(pathname, search)
  if (asked) return asked
  const list = specAddresses[pathname] ?? besideLists[pathname]
  if (list) return list
  const [, above = '', page = '', id = ''] = /^(.+)\/(\w+)\/([^/]+)$/.exec(pathname) ?? []
  const [of, name] = [specAddresses[above], recordPages[page]]
  if (of && name) return `${of}/${name}/${id}`
  const [, tabbed, tab, tabbedId] = openedByTab.exec(pathname) ?? []
  if (tabbed && tabbedId)
    return `${specAddresses[tabbed] ?? tabbed}/detail/${tabbedId}${withTabs.includes(tabbed) ? `?tab=${tab}` : ''}`
  const [, submitted] = /^\/pdp\/project\/submit\/([^/]+)$/.exec(pathname) ?? []
  if (submitted) return `/pdp/project/edit/${submitted}`
  const [, stepped, steppedId] = steps.exec(pathname) ?? []
  if (stepped && steppedId) return `${stepped}/detail/${steppedId}`
  const [, mode = '', settingId] = settings.exec(pathname) ?? []
  if (settingId) return `/crm/setting/rlist-configue/${recordPages[mode] ? `${recordPages[mode]}/${settingId}` : 'create'}`
  const [, caseId] = /^\/pdp\/project\/case\/[^/]+\/([^/]+)$/.exec(pathname) ?? []
  if (caseId) return `/pdp/project-case/detail/${caseId}`
  const [, opened = '', recordId = ''] = /^(.+)\/([^/]+)$/.exec(pathname) ?? []
  if (openedById.includes(opened)) return `${specAddresses[opened]}/detail/${recordId}`
  const [, before = ''] = /^(.+)\/(?:create|submit|add)$/.exec(pathname) ?? []
  // The specification calls the page of a new record of the supply chain `add`, also where its list stands under the same address.
  const here = specAddresses[before] ?? (pathname.endsWith('/add') ? before : undefined)
  return here && `${here}/create`
}
