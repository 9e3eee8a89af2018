// The only import of ECharts: the parts in use, so that nothing else is in the bundle.
import { BarChart, LineChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

register([AriaComponent, BarChart, GridComponent, LineChart, SVGRenderer, TooltipComponent]);

export { init };
