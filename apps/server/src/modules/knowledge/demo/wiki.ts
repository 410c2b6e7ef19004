import { type DemoRecord, idAt, type World } from '../../../seed/demo/world.ts'

const articles = [
  {
    path: 'ew-wiki/quality',
    title: '质量手册',
    summary: '质量方针、组织与文件的总览',
    content: `质量方针：一次做对，数据说话，持续改进。

本手册是质量体系文件的入口：来料检验、过程检验、出厂检验各有作业指导书，按左侧目录查阅。
文件由质量部维护，每年三月评审一次。`,
  },
  {
    path: 'ew-wiki/quality/incoming',
    title: '来料检验作业指导',
    summary: '抽样、判定与不合格品处理',
    isPublic: true,
    content: `1. 仓库收货后两小时内报检，附送货单与材质证明。
2. 关键件按 GB/T 2828.1 一般检验水平 II 抽样，AQL 0.65；一般件 AQL 1.5。
3. 外观、尺寸、标识逐项记录；伺服电机另测绝缘电阻，不低于 100 MΩ。
4. 不合格品贴红标隔离，当日开立不合格品报告，由采购通知供应商。`,
  },
  {
    path: 'ew-wiki/assembly/torque',
    title: '螺栓紧固力矩表',
    summary: 'M4 至 M24，8.8 级与 10.9 级',
    content: `8.8 级（N·m）：M4 3.0、M5 5.9、M6 10、M8 25、M10 49、M12 85、M16 210、M20 425、M24 730。
10.9 级为上表的 1.4 倍。铝件取 0.7 倍并使用弹垫。
紧固后画红色防松标记；扭矩扳手每三个月校准一次。`,
  },
  {
    path: 'ew-wiki/assembly/handover',
    title: '设备厂内预验收流程',
    summary: '从空运转到客户签字',
    content: `1. 空运转 8 小时无报警后申请预验收。
2. 项目经理通知客户，提前三天发出预验收大纲。
3. 连续试产不少于 300 件，节拍、良率、CPK 达到技术协议。
4. 问题清单双方签字，逐条关闭后安排发运。`,
  },
  {
    path: 'ew-wiki/lap-rap/an-toan',
    title: 'An toàn xưởng lắp ráp Bắc Ninh',
    locale: 'vi',
    summary: 'Trang bị bảo hộ, nâng hạ và khóa nguồn',
    content: `1. Đội mũ, đi giày bảo hộ và đeo kính khi vào khu vực lắp ráp.
2. Chỉ người có chứng chỉ mới được vận hành cầu trục; không đứng dưới vật nâng.
3. Khóa và treo biển trước khi mở tủ điện; kiểm tra không còn điện áp.
4. Báo ngay cho tổ trưởng khi có sự cố, kể cả sự cố nhỏ.`,
  },
  {
    path: 'ew-wiki/project/review',
    title: '方案评审检查清单',
    summary: '节拍、干涉、安全、成本四类',
    content: `节拍：各工位理论节拍不高于目标的 85 %。
干涉：三维检查报告为零干涉，机器人可达性已仿真。
安全：光栅、安全门、急停回路达到 PL d。
成本：物料清单与报价偏差不超过 5 %，超出须说明。`,
  },
]

/** What the company knows, as its wiki holds it; the last article is still a draft. */
export function makeWiki(world: World): DemoRecord[] {
  const draft = {
    path: 'ew-wiki/supply/new-supplier',
    title: '新供应商导入办法（修订中）',
    summary: '调查、审核、试样、批量四步',
    content: '修订中：试样数量由三件改为五件，批量前增加一次现场审核。',
  }
  return [...articles, draft].map((values, index) => {
    const at = world.calendar.at(-45 + index * 6, 10, index)
    const status = values === draft ? 'draft' : 'published'
    return { id: idAt(at, index), at, by: world.admin, values: { locale: 'zh', isPublic: false, ...values, status } }
  })
}
