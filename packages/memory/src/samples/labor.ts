import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const laborCompany: MemoryRow[] = rows(
  'labor',
  ['companyCode', 'name', 'shortName', 'companyStatus', 'contactName', 'contactPhone', 'settlement', 'unitPrice', 'licenceUntil'],
  [
    ['LW-001', '苏州众联人力资源有限公司', '众联人力', 'active', '周经理', '13800000001', 'hour', '36.00', '2027-06-30'],
    ['LW-002', '常州安捷机电安装工程有限公司', '安捷机电', 'active', '吴主管', '13800000002', 'day', '480.00', '2027-03-31'],
    ['LW-003', 'Công ty TNHH Nhân lực Bắc Ninh', 'BN Nhân lực', 'paused', 'Chị Lan', '0912000003', 'hour', '21.00', '2026-12-31'],
  ],
)

export const laborRegister: MemoryRow[] = rows(
  'worker',
  ['no', 'name', 'personnelStatus', 'companyId', 'phone', 'positionDictCode', 'jobGradeDictCode', 'joinedDate', 'insuredUntil'],
  [
    ['LR-2026-00003', '刘小军', 'registered', 'labor-1', '13900000003', 'assembler', 'L2', null, '2027-11-30'],
    ['LR-2026-00002', '王志强', 'working', 'labor-2', '13900000002', 'electrician', 'L3', '2026-05-06', '2027-05-05'],
    ['LR-2026-00001', '陈秀英', 'left', 'labor-1', '13900000001', 'inspector', 'L2', '2025-10-08', '2026-10-07'],
  ],
)

export const employeeAssessment: MemoryRow[] = rows(
  'worker-assessment',
  [
    'no',
    'workerId',
    'assessmentStatus',
    'monthOf',
    'qualityScore',
    'outputScore',
    'skillScore',
    'disciplineScore',
    'safetyScore',
    'grade',
    'assessorId',
  ],
  [
    ['EA-202611-0001', 'worker-2', 'draft', '2026-11-01', '92.0', '88.0', '90.0', '95.0', '96.0', 'A', 'user-3'],
    ['EA-202610-0001', 'worker-2', 'submitted', '2026-10-01', '90.0', '85.0', '88.0', '92.0', '95.0', 'A', 'user-3'],
    ['EA-202609-0001', 'worker-3', 'confirmed', '2026-09-01', '80.0', '78.0', '75.0', '82.0', '90.0', 'B', 'user-3'],
  ],
)
