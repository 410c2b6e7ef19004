import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

const paths = [
  ['/dashboard/shipping', label('发货', 'Dispatch', 'Giao hàng')],
  ['/dashboard/projectSchedule', label('项目进度', 'Project schedule', 'Tiến độ dự án')],
  ['/dashboard/floorboard/index', label('楼层', 'Floor', 'Tầng')],
  ['/dashboard/assemblyboard', label('装配', 'Assembly', 'Lắp ráp')],
  ['/dashboard/onSitePlan', label('现场计划', 'Site plan', 'Kế hoạch hiện trường')],
  ['/dashboard/humanResources/index', label('人力资源', 'Human resources', 'Nhân sự')],
  ['/dashboard/suppliersdownload/suppliersdownload', label('供应商下载', 'Supplier downloads', 'Tải xuống nhà cung cấp')],
  ['/dashboard/commandRoom/index', label('指挥中心', 'Command room', 'Phòng chỉ huy')],
  ['/desk/webviewNfdesign', label('设计器', 'Designer', 'Trình thiết kế')],
] as const

/** The public walls: they leave the portal, two of them into a window of their own. */
export const walls = defineModule({
  key: 'walls',
  root: { label: label('看板', 'Walls', 'Bảng hiển thị'), icon: 'monitor', order: 15 },
  groups: {
    'walls.all': { label: label('全屏看板', 'Full-screen walls', 'Bảng toàn màn hình'), icon: 'monitor', order: 1 },
  },
  pages: paths.map(([path, text], order) => ({
    id: `walls.${order}`,
    group: 'walls.all' as const,
    label: text,
    icon: 'monitor',
    order,
    path,
  })),
})
