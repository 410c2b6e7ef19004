import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, peopleOf, type World } from '../../../seed/demo/world.ts'

/** Name, department, skills, duties, lowest monthly salary in thousands. */
const vacancies = [
  ['机械设计工程师', 'd05', 'SolidWorks、GD&T、非标设备', '负责非标设备的结构设计、出图与现场支持', 14],
  ['电气设计工程师', 'd05', 'EPLAN、PLC、伺服', '负责电气原理图、选型与柜内布置', 14],
  ['PLC 软件工程师', 'd05', '西门子 TIA、倍福、结构化文本', '编写与调试设备控制程序', 16],
  ['机器人应用工程师', 'd05', 'KUKA、FANUC、离线仿真', '机器人工作站的示教、仿真与调试', 16],
  ['视觉算法工程师', 'd05', 'HALCON、OpenCV、C++', '视觉检测方案选型与算法开发', 20],
  ['项目经理', 'd05', 'PMP、客户沟通、项目计划', '对项目范围、进度、成本与验收负责', 20],
  ['现场调试工程师', 'd05', '调试、出差、电气基础', '客户现场安装调试与培训', 12],
  ['大客户经理', 'd02', '汽车行业、招投标', '开发与维护重点客户', 15],
  ['销售工程师', 'd03', '自动化设备、方案报价', '跟进商机、编制方案与报价', 11],
  ['海外销售工程师', 'd04', '英语、外贸、展会', '开拓海外市场，负责合同与回款', 14],
  ['计划员', 'd06', 'ERP、MRP、Excel', '编制生产与物料计划，跟踪缺料', 9],
  ['物控员', 'd06', 'ERP、库存控制', '控制物料齐套与呆滞', 8],
  ['采购工程师', 'd07', '机加工、比价、供应商开发', '开发机加工与标准件供应商', 11],
  ['供应商质量工程师', 'd07', '8D、PPAP、审核', '供应商审核与来料问题关闭', 13],
  ['仓库主管', 'd08', 'WMS、盘点、5S', '负责收发存与盘点', 9],
  ['质量工程师', 'd09', 'SPC、FMEA、三坐标', '过程质量策划与改善', 12],
  ['来料检验员', 'd09', '量具、图纸', '来料检验与不合格处理', 7],
  ['装配钳工', 'd10', '装配、看图、气动', '设备机械装配', 8],
  ['电气装配工', 'd10', '接线、线号管、低压电工证', '电柜装配与设备布线', 8],
  ['调试技师', 'd10', '整机调试、PLC 下载', '设备厂内调试', 10],
  ['车间班组长', 'd10', '排班、现场管理', '班组日常管理与报工', 10],
  ['招聘专员', 'd11', '招聘、面试', '负责职位发布、简历筛选与面试安排', 8],
  ['薪酬专员', 'd11', '薪酬核算、社保', '月度薪酬核算', 9],
  ['法务专员', 'd01', '合同审核', '合同审核与纠纷处理', 12],
  ['Kỹ sư lắp ráp', 'd12', 'Cơ điện tử, đọc bản vẽ', 'Lắp ráp và hiệu chỉnh thiết bị', 5],
  ['Nhân viên QC', 'd12', 'Dụng cụ đo, 5S', 'Kiểm tra chất lượng đầu vào và công đoạn', 4],
] as const

/** Vacancies of all departments: most are open, some wait, are paused or closed. */
export function makePositions(world: World, count: number): DemoRecord[] {
  const random = createRandom('talentPositions')
  const recruiters = peopleOf(world, 'd11')
  const { calendar } = world
  return vacancies.slice(0, count).map(([positionName, deptId, skills, duties, salary], index) => {
    const offset = -300 + index * 11
    const at = calendar.at(offset, 9, index)
    const recruiter = random.pick(recruiters)
    const leader = world.people.find((one) => one.deptId === deptId && one.isHead) ?? recruiter
    const status = index % 9 === 4 ? 'closed' : index % 11 === 7 ? 'paused' : index === 23 ? 'draft' : 'open'
    return {
      id: idAt(at, index),
      at,
      by: recruiter,
      values: {
        positionNo: `TP-${at.slice(0, 4)}-${String(index + 1).padStart(3, '0')}`,
        positionName,
        positionStatus: status,
        deptId,
        employment: 'fullTime',
        urgency: random.pick(['normal', 'normal', 'urgent', 'critical']),
        headcount: String(random.whole(2, 8)),
        workCity: deptId === 'd12' ? 'Bắc Ninh' : '苏州',
        minEducation: salary >= 12 ? 'bachelor' : salary >= 9 ? 'college' : 'secondary',
        minYears: String(salary >= 14 ? 3 : salary >= 10 ? 2 : 0),
        salaryMin: `${salary * 1000}.00`,
        salaryMax: `${Math.round(salary * 1.6) * 1000}.00`,
        currency: 'CNY',
        neededOn: calendar.day(status === 'closed' ? -30 : random.whole(10, 90)),
        leaderId: leader.id,
        recruiterId: recruiter.id,
        skills,
        duties,
        requirements: `熟悉${skills}；沟通良好，能接受必要的出差。`,
        closeReason: status === 'closed' ? '已招满' : null,
        files: [],
        remark: null,
      },
    }
  })
}
