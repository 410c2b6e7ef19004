import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { modelFor } from '../model/model.ts'
import { insertRecords, newRow } from '../resources/draft/rows.ts'

type Region = readonly [code: string, name: string, below?: readonly Region[]]

/** A sample of both countries, by their official codes: a plant brings the rest by import. */
const sample: readonly Region[] = [
  [
    'CN',
    '中国',
    [
      [
        '110000',
        '北京市',
        [
          ['110105', '朝阳区'],
          ['110108', '海淀区'],
        ],
      ],
      [
        '310000',
        '上海市',
        [
          ['310115', '浦东新区'],
          ['310112', '闵行区'],
        ],
      ],
      [
        '320000',
        '江苏省',
        [
          [
            '320100',
            '南京市',
            [
              ['320102', '玄武区'],
              ['320115', '江宁区'],
            ],
          ],
          [
            '320500',
            '苏州市',
            [
              ['320505', '虎丘区'],
              ['320506', '吴中区'],
              ['320507', '相城区'],
              ['320583', '昆山市'],
            ],
          ],
          [
            '320200',
            '无锡市',
            [
              ['320214', '新吴区'],
              ['320281', '江阴市'],
            ],
          ],
        ],
      ],
      [
        '330000',
        '浙江省',
        [
          [
            '330100',
            '杭州市',
            [
              ['330106', '西湖区'],
              ['330110', '余杭区'],
            ],
          ],
          ['330200', '宁波市', [['330206', '北仑区']]],
        ],
      ],
      [
        '440000',
        '广东省',
        [
          [
            '440300',
            '深圳市',
            [
              ['440305', '南山区'],
              ['440306', '宝安区'],
            ],
          ],
          ['441900', '东莞市'],
        ],
      ],
    ],
  ],
  [
    'VN',
    'Việt Nam',
    [
      [
        'VN-01',
        'Hà Nội',
        [
          ['VN-01-001', 'Quận Ba Đình'],
          ['VN-01-005', 'Quận Cầu Giấy'],
        ],
      ],
      [
        'VN-27',
        'Bắc Ninh',
        [
          ['VN-27-256', 'Thành phố Bắc Ninh'],
          ['VN-27-258', 'Huyện Yên Phong'],
          ['VN-27-261', 'Thành phố Từ Sơn'],
        ],
      ],
      [
        'VN-31',
        'Hải Phòng',
        [
          ['VN-31-303', 'Quận Hồng Bàng'],
          ['VN-31-306', 'Quận Hải An'],
        ],
      ],
      ['VN-48', 'Đà Nẵng', [['VN-48-492', 'Quận Hải Châu']]],
      [
        'VN-79',
        'Thành phố Hồ Chí Minh',
        [
          ['VN-79-760', 'Quận 1'],
          ['VN-79-769', 'Thành phố Thủ Đức'],
        ],
      ],
    ],
  ],
]

const levels = ['country', 'province', 'city', 'district'] as const

/** The level of a region: whatever has nothing below it stands at the bottom, but for countries and provinces. */
const levelOf = (depth: number, hasBelow: boolean): string =>
  depth >= 2 && !hasBelow ? 'district' : (levels[depth] ?? 'district')

/** Gives a tenant that never had a region the sample of them. */
export async function ensureRegions(tx: Tx, tenantId: string, now: Date): Promise<void> {
  const { rows } = await sql`select from region where tenant_id = ${tenantId} limit 1`.execute(tx)
  if (rows.length > 0) return
  const records: Parameters<typeof insertRecords>[2][number][] = []
  const walk = (regions: readonly Region[], parentId: string | null, depth: number): void => {
    for (const [sort, [code, name, below]] of regions.entries()) {
      const id = newId(now.getTime())
      records.push({
        base: newRow({ tenantId, id, userId: '', at: now }),
        values: {
          regionName: name,
          regionCode: code,
          level: levelOf(depth, below !== undefined),
          parentId,
          sort: String(sort + 1),
        },
      })
      walk(below ?? [], id, depth + 1)
    }
  }
  walk(sample, null, 0)
  await insertRecords(tx, modelFor('region'), records)
}
