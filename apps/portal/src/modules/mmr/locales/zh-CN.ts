export const text = {
  tree: {
    title: '{{name}}的多级清单',
    open: '多级清单',
    label: '物料清单层级',
    empty: '没有今天有效的已发布清单。请新建或发布一个版本。',
    failed: '清单未能读取',
    retry: '重试',
    stock: '库存 {{quantity}}',
    scrap: '损耗 {{rate}}%',
    phantom: '虚拟件',
    toMaterial: '打开物料',
    whereUsed: '反查',
  },
  planner: {
    title: '{{name}}的供需平衡',
    balance: '供需平衡',
    proposals: '全部建议',
    otherProposals: '同一物料的建议',
    replan: '重算此物料',
    replanned: '已重算 {{materials}} 个物料，建议 {{proposals}} 条',
  },
  run: {
    start: '运行 MRP',
    starting: '正在启动',
    progress: '{{no}} 运算中',
    cancel: '取消运算',
    done: '{{no}} 已完成：新下单 {{orders}}，提前 {{expedites}}，推迟 {{defers}}，改量 {{resizes}}，取消 {{cancels}}',
    failed: '{{no}} 未完成，上次结果保留',
    open: '查看运算',
  },
}

export type MaterialsText = typeof text
