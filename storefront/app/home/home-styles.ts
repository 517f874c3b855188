// Of the parts that are written on the server alone.
import './banners.module.css';
import './brands.module.css';
import './category-tiles.module.css';
import './departments.module.css';
import './posts.module.css';
import './project.module.css';
import './usps.module.css';
