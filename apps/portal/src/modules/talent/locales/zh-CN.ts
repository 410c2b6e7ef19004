export const text = {
  views: { label: '查看方式', panels: '三栏', list: '列表' },
  panels: {
    find: '搜索姓名、手机、学校、公司、技能',
    status: '状态',
    all: '全部状态',
    candidates: '候选人列表',
    choose: '请选择候选人',
    chooseHint: '在左侧选择候选人，这里显示其资料、简历与跟进。',
    none: '没有符合条件的候选人',
    noneHint: '换个关键词，或新建候选人。',
    failed: '候选人列表未能读取',
    retry: '重试',
    years: '{{years}} 年经验',
    more: '更多候选人',
    open: '打开详情页',
  },
  follow: { open: '跟进', title: '跟进：{{name}}', saved: '跟进已记录', history: '跟进历史' },
}

export type TalentText = typeof text
