export const text = {
  whose: { label: '客户范围', mine: '我的', department: '本部门', pool: '公海', all: '全部' },
  similar: {
    title: '可能是已有客户',
    owner: '负责人 {{name}}',
    pool: '公海',
    beyond: '由其他同事负责',
    by: { taxNumber: '税号相同', webDomain: '网站相同' },
  },
  merge: {
    open: '合并',
    title: '合并重复客户',
    other: '与哪个客户合并',
    keep: '保留',
    goes: '并入后消失',
    swap: '对调',
    field: '字段',
    same: '两个客户的各字段相同。',
    filesJoin: '附件合在一起。',
    moves: '将转到“{{name}}”名下',
    nothing: '没有关联的记录。',
    count: '{{count}} 条',
    confirm: '合并',
    cancel: '取消',
    done: '已合并到“{{name}}”',
    failed: '合并失败',
    final: '合并后不能撤销；历史记录会保留，旧链接指向保留的客户。',
  },
}

export type CustomerText = typeof text
