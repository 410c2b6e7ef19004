/** A kind of work as a plant of special machines knows it: minutes of setup, run, wait and move, people, and what they must be able to do. */
export type Work = {
  code: string
  name: string
  type: string
  minutes: readonly [setup: number, run: number, wait: number, move: number]
  crew: number
  skills: readonly string[]
  station: string
  family?: string
}

const work = (
  code: string,
  name: string,
  type: string,
  station: string,
  minutes: Work['minutes'],
  skills: readonly string[],
  crew = 1,
  family?: string,
): Work => ({ code, name, type, minutes, crew, skills, station, family })

/** Everything that is done in the plant. */
export const works: readonly Work[] = [
  work('JG-010', '下料', 'machining', 'machine', [15, 6, 0, 10], ['turner'], 1, '锯切'),
  work('JG-020', '数控车削', 'machining', 'machine', [30, 12, 0, 10], ['turner'], 1, '车削'),
  work('JG-030', '数控铣削', 'machining', 'machine', [45, 25, 0, 10], ['miller'], 1, '铣削'),
  work('JG-040', '龙门铣', 'machining', 'machine', [60, 95, 0, 20], ['miller', 'crane'], 1, '龙门铣'),
  work('JG-050', '钻孔攻丝', 'machining', 'machine', [15, 10, 0, 10], ['miller'], 1, '钻孔'),
  work('JG-060', '平面磨削', 'machining', 'machine', [25, 18, 0, 10], ['grinder'], 1, '磨削'),
  work('JG-070', '线切割', 'machining', 'machine', [20, 55, 0, 10], ['miller']),
  work('JG-080', '去毛刺', 'machining', 'bench', [0, 4, 0, 5], ['fitter']),
  work('HJ-010', '组对', 'welding', 'bay', [20, 45, 0, 15], ['welder'], 2),
  work('HJ-020', '机架焊接', 'welding', 'bay', [30, 160, 120, 20], ['welder'], 2, '钢'),
  work('HJ-030', '铝型材焊接', 'welding', 'bay', [30, 70, 30, 15], ['welder'], 1, '铝'),
  work('HJ-040', '校平打磨', 'welding', 'bay', [10, 40, 0, 15], ['welder', 'fitter']),
  work('BM-010', '喷砂', 'surface', 'booth', [15, 25, 0, 20], ['painter']),
  work('BM-020', '底漆', 'surface', 'booth', [20, 30, 240, 20], ['painter'], 1, '底漆'),
  work('BM-030', '面漆', 'surface', 'booth', [30, 35, 480, 20], ['painter'], 1, '灰面漆'),
  work('ZP-010', '零件清洗', 'assembly', 'bench', [5, 8, 15, 5], ['fitter']),
  work('ZP-020', '导轨安装', 'assembly', 'bench', [10, 50, 0, 5], ['fitter']),
  work('ZP-030', '模组装配', 'assembly', 'bench', [15, 90, 0, 10], ['fitter']),
  work('ZP-040', '传动装配', 'assembly', 'bench', [15, 75, 0, 10], ['fitter']),
  work('ZP-050', '夹爪装配', 'assembly', 'bench', [10, 40, 0, 5], ['fitter']),
  work('ZP-060', '机架总装', 'assembly', 'bay', [30, 240, 0, 20], ['fitter', 'crane'], 3),
  work('ZP-070', '钣金罩壳安装', 'assembly', 'bay', [10, 60, 0, 10], ['fitter'], 2),
  work('ZP-080', '安全防护安装', 'assembly', 'bay', [10, 55, 0, 10], ['fitter'], 2),
  work('DQ-010', '线束加工', 'wiring', 'wiring', [15, 30, 0, 5], ['electrician'], 1, '线束'),
  work('DQ-020', '电控柜配线', 'wiring', 'wiring', [20, 320, 0, 10], ['electrician'], 2),
  work('DQ-030', '整机布线', 'wiring', 'bay', [20, 260, 0, 10], ['electrician'], 2),
  work('DQ-040', '号管标识', 'wiring', 'wiring', [5, 12, 0, 5], ['electrician']),
  work('QL-010', '气路板组装', 'piping', 'bench', [10, 45, 0, 5], ['pneumatics']),
  work('QL-020', '整机配管', 'piping', 'bay', [15, 120, 0, 10], ['pneumatics']),
  work('TS-010', '上电检查', 'debugging', 'test', [15, 60, 0, 0], ['electrician', 'plc']),
  work('TS-020', '单动调试', 'debugging', 'test', [20, 240, 0, 0], ['plc'], 2),
  work('TS-030', '机器人示教', 'debugging', 'test', [20, 300, 0, 0], ['robot']),
  work('TS-040', '联机试运行', 'debugging', 'test', [30, 480, 60, 0], ['plc', 'robot'], 2),
  work('JY-010', '首件检验', 'inspection', 'test', [5, 20, 0, 5], ['inspector']),
  work('JY-020', '终检', 'inspection', 'test', [10, 60, 0, 5], ['inspector']),
  work('BZ-010', '包装发运', 'packing', 'packing', [10, 45, 0, 30], ['crane'], 2),
]

/** What the plant makes, by the name of its material, as the codes of its operations in their order. */
export const recipes: Readonly<Record<string, readonly string[]>> = {
  机架焊接件: ['JG-010', 'HJ-010', 'HJ-020', 'HJ-040', 'JG-040', 'BM-010', 'BM-020', 'BM-030', 'JY-010'],
  安装底板: ['JG-010', 'JG-030', 'JG-050', 'JG-060', 'JG-080', 'JY-010'],
  电控柜: ['DQ-010', 'DQ-040', 'DQ-020', 'TS-010', 'JY-020'],
  滚筒组件: ['JG-010', 'JG-020', 'JG-080', 'ZP-010', 'ZP-040', 'JY-010'],
  夹爪组件: ['JG-030', 'JG-070', 'JG-080', 'ZP-010', 'ZP-050', 'QL-010', 'JY-010'],
  升降机构: ['ZP-010', 'ZP-020', 'ZP-040', 'QL-010', 'DQ-010', 'TS-010', 'TS-020', 'JY-020', 'BZ-010'],
  防护罩: ['JG-010', 'HJ-030', 'HJ-040', 'BM-030', 'ZP-070'],
}
