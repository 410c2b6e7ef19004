/** The companies of the group. The id is the code, because the spec names 100006 as the organisation of materials. */
export const organisations = [
  {
    id: '100001',
    orgCode: '100001',
    orgName: '智造装备集团有限公司',
    orgType: 'company',
    currency: 'CNY',
    address: '江苏省苏州市工业园区星湖街 218 号',
  },
  {
    id: '100006',
    orgCode: '100006',
    orgName: '苏州智造装备有限公司',
    orgType: 'plant',
    currency: 'CNY',
    address: '江苏省苏州市吴中区东吴北路 99 号',
  },
  {
    id: '100008',
    orgCode: '100008',
    orgName: '上海智造国际贸易有限公司',
    orgType: 'trade',
    currency: 'USD',
    address: '上海市浦东新区世纪大道 1788 号',
  },
  {
    id: '100010',
    orgCode: '100010',
    orgName: '越南北宁工厂（Công ty TNHH Zhizao Bắc Ninh）',
    orgType: 'plant',
    currency: 'VND',
    address: 'Lô C12, KCN Quế Võ, Bắc Ninh, Việt Nam',
  },
] as const
